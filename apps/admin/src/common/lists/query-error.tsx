import { Alert, Button } from "@mui/material";
import { isRetryable } from "../api/errors.ts";

/** Why something did not come. It can be asked for again where that may help: what is not there stays so. */
export const QueryError = ({ error, retry }: { error: unknown; retry: () => unknown }) => (
  <Alert
    severity="error"
    action={
      isRetryable(error) && (
        <Button color="inherit" sx={{ whiteSpace: "nowrap" }} onClick={() => void retry()}>
          Thử lại
        </Button>
      )
    }
  >
    {error instanceof Error ? error.message : "Chưa tải được."}
  </Alert>
);
