import { API_SCOPES, type ApiScope, NewApiKey } from "@bentrong/contract/api-keys";
import {
  Alert,
  Button,
  Card,
  CardContent,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sendJson } from "../../common/api/http-client.ts";
import { API_QUERIES, parseData } from "../../common/api/use-api-query.ts";
import { useHttpClient } from "../../common/api/use-http-client.ts";
import { SCOPE_WORDS } from "./scope-words.ts";

const LIVES = [
  { days: 30, label: "30 ngày" },
  { days: 90, label: "90 ngày" },
  { days: 365, label: "Một năm" },
];

export function NewKeyForm() {
  const httpClient = useHttpClient();
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly ApiScope[]>(["content:read"]);
  const [days, setDays] = useState(90);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState("");
  const [key, setKey] = useState("");
  const toggle = (scope: ApiScope, isChosen: boolean) =>
    setScopes(isChosen ? [...scopes, scope] : scopes.filter((one) => one !== scope));
  const make = async () => {
    setSending(true);
    setProblem("");
    try {
      const answer = await sendJson(httpClient, "POST", "/functions/v1/admin/api-key", {
        name,
        scopes,
        days,
      });
      setKey(parseData(NewApiKey, answer.json).key);
      setName("");
      await client.invalidateQueries({ queryKey: [API_QUERIES] });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "Chưa tạo được khóa.");
    }
    setSending(false);
  };
  return (
    <Card component="section" aria-labelledby="new-key" variant="outlined">
      <CardContent>
        <Stack spacing={2}>
          <Typography id="new-key" component="h2" variant="h6">
            Tạo khóa mới
          </Typography>
          {key && (
            <Alert severity="success" role="status" sx={{ overflowWrap: "anywhere" }}>
              Khóa của bạn, chỉ hiện lần này. Bạn chép vào nơi an toàn nhé: <code>{key}</code>
            </Alert>
          )}
          {problem && <Alert severity="error">{problem}</Alert>}
          <TextField
            label="Tên khóa"
            helperText="Để sau này bạn nhớ khóa này cho chương trình nào."
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: 80 } }}
          />
          <Stack role="group" aria-label="Quyền của khóa">
            {API_SCOPES.map((scope) => (
              <FormControlLabel
                key={scope}
                control={
                  <Checkbox
                    checked={scopes.includes(scope)}
                    onChange={(_, isChosen) => toggle(scope, isChosen)}
                  />
                }
                label={SCOPE_WORDS[scope]}
              />
            ))}
          </Stack>
          <TextField
            select
            label="Thời hạn"
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {LIVES.map((life) => (
              <MenuItem key={life.days} value={life.days}>
                {life.label}
              </MenuItem>
            ))}
          </TextField>
          <Button
            variant="contained"
            sx={{ alignSelf: "flex-start" }}
            disabled={name.trim() === "" || scopes.length === 0}
            loading={isSending}
            onClick={() => void make()}
          >
            Tạo khóa
          </Button>
        </Stack>
      </CardContent>
    </Card>
  );
}
