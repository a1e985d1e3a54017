import { Button } from "@bentrong/ui/button";

interface Props {
  isBusy: boolean;
  submit: string;
  /** In place of `submit` while it is being done. */
  working: string;
  cancel: string;
  close(): void;
}

/** The last row of a form that opens on the page: do it, or leave it. */
export const FormChoice = ({ isBusy, submit, working, cancel, close }: Props) => (
  <div className="flex flex-wrap items-center gap-3">
    <Button type="submit" aria-disabled={isBusy}>
      {isBusy ? working : submit}
    </Button>
    <Button tone="plain" onClick={close}>
      {cancel}
    </Button>
  </div>
);
