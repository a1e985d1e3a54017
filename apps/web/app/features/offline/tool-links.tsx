import { SMALL_TOOLS, smallToolsText } from "../../common/small-tools/small-tools.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { Exercise } from "./exercise.tsx";

export function ToolLinks() {
  const { tools } = useText(smallToolsText);
  return SMALL_TOOLS.map(({ id, path }) => (
    <Exercise key={id} to={path}>
      {tools[id].name}
    </Exercise>
  ));
}
