import { Alert, Button } from "@mui/material";
import { isWorthAnotherTry } from "../data/problem.ts";

/** Why something did not come. It can be asked for again where that may help: what is not there stays so. */
export const Refused = ({ error, retry }: { error: unknown; retry: () => unknown }) => (
  <Alert
    severity="error"
    action={
      isWorthAnotherTry(error) && (
        <Button color="inherit" sx={{ whiteSpace: "nowrap" }} onClick={() => void retry()}>
          Thử lại
        </Button>
      )
    }
  >
    {error instanceof Error ? error.message : "Chưa tải được."}
  </Alert>
);
