import { Button } from "@mui/material";

interface Props<Action extends string> {
  actions: readonly (readonly [action: Action, label: string, isShown: boolean])[];
  /** That takes something away for good. */
  destructive: Action;
  onChoose: (action: Action) => void;
}

/** Buttons for actions; each opens its dialog. */
export const ActionButtons = <Action extends string>({ actions, destructive, onChoose }: Props<Action>) => (
  <>
    {actions
      .filter(([, , isShown]) => isShown)
      .map(([action, label]) => (
        <Button
          key={action}
          variant="outlined"
          color={action === destructive ? "error" : "primary"}
          onClick={() => onChoose(action)}
        >
          {label}
        </Button>
      ))}
  </>
);
