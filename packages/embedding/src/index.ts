export {
  type CreateEmbedderOptions,
  createEmbedder,
  type Embedder,
  type EmbedderStatus,
  type Embedding,
} from "./embedder.ts";
export { cosine } from "./vector.ts";
