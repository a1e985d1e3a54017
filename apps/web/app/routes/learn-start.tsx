import { LearningStart } from "../features/learning/learning-start.tsx";

export default function LearnStart() {
  return <LearningStart />;
}
