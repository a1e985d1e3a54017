export { trainLinear } from "./linear.ts";
export { chooseThresholds } from "./thresholds.ts";
export {
  hashTexts,
  prepareTexts,
  type Scored,
  scoreLeavingOneRoleOut,
  type TrainingSet,
  trainHeads,
} from "./train-heads.ts";
export {
  type Conversation,
  type DataSet,
  listTexts,
  readConversations,
  readSentences,
  type Sentence,
} from "./voices.ts";
