// node examples/supabase-client/main.ts http://localhost:3000 "$(node -p "require('./.data/public.json').apiKey")"
import { listen } from "./listen.ts";

const [url, key] = process.argv.slice(2);
if (!url || !key) throw new Error("usage: node main.ts URL PUBLIC_KEY");
const email = `lan-${Date.now()}@example.vn`;
console.info(await listen({ url, key }, { email, password: "một câu chỉ mình mình biết" }));
