import { Alert, Button, TextField } from "@mui/material";

interface Props {
  html: string;
  labelledBy: string;
  /** Reason why the editor cannot hold this text. */
  dropped: readonly string[];
  onChange(html: string): void;
  leave(): void;
}

/** A text as it is written down. */
export const SourceField = ({ html, labelledBy, dropped, onChange, leave }: Props) => (
  <>
    {dropped.length > 0 ? (
      <Alert severity="info">
        Nội dung này có phần mà trình soạn thảo chưa giữ được ({dropped.join(", ")}), nên bạn sửa thẳng trên
        HTML.
      </Alert>
    ) : (
      <Button onClick={leave} sx={{ alignSelf: "flex-start" }}>
        Về trình soạn thảo
      </Button>
    )}
    <TextField
      multiline
      minRows={12}
      maxRows={30}
      value={html}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { "aria-labelledby": labelledBy, spellCheck: false, sx: { fontFamily: "monospace" } },
      }}
    />
  </>
);
