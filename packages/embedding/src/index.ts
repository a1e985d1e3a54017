export {
  type CreateEmbedderOptions,
  createEmbedder,
  type Embedder,
  type EmbedderStatus,
  type Embedding,
  MODEL_NAME,
} from "./embedder.ts";
export { cosine } from "./vector.ts";
