import { Button } from "@mui/material";

interface Props<Deed extends string> {
  deeds: readonly (readonly [deed: Deed, label: string, isShown: boolean])[];
  /** That takes something away for good. */
  harsh: Deed;
  onChoose: (deed: Deed) => void;
}

/** What can be done about something, each opening its question. */
export const DeedButtons = <Deed extends string>({ deeds, harsh, onChoose }: Props<Deed>) => (
  <>
    {deeds
      .filter(([, , isShown]) => isShown)
      .map(([deed, label]) => (
        <Button
          key={deed}
          variant="outlined"
          color={deed === harsh ? "error" : "primary"}
          onClick={() => onChoose(deed)}
        >
          {label}
        </Button>
      ))}
  </>
);
