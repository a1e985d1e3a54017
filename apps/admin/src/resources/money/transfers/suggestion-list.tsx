import { dateAndTime } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import { Box, Chip, FormControlLabel, FormLabel, Radio, RadioGroup, Stack, Typography } from "@mui/material";
import { useId } from "react";
import type { Suggestion } from "../money-data.ts";
import { StateChip } from "../state-chip.tsx";

interface Props {
  suggestions: readonly Suggestion[];
  /** Code of the chosen order. */
  value: string;
  onChoose(orderCode: string): void;
  /** Sum of the transfer, in đồng. */
  amount: number;
}

function codeSign({ isNamed, edits }: Suggestion): string | undefined {
  if (isNamed) return "Nội dung có mã này";
  if (edits === null) return undefined;
  return edits === 0 ? "Thiếu chữ đầu mã" : `Mã lệch ${Math.ceil(edits)} ký tự`;
}

const listSigns = (suggestion: Suggestion): string[] =>
  [
    codeSign(suggestion),
    suggestion.hasSameAmount ? "Đúng số tiền" : undefined,
    suggestion.hasSameName ? "Trùng tên" : undefined,
    suggestion.isTimely ? "Gần lúc chuyển" : undefined,
  ].filter((sign) => sign !== undefined);

export function SuggestionList({ suggestions, value, onChoose, amount }: Props) {
  const labelId = useId();
  if (suggestions.length === 0) {
    return <Typography color="textSecondary">Không có đơn nào giống. Bạn nhập mã đơn ở dưới nhé.</Typography>;
  }
  return (
    <Box>
      <FormLabel id={labelId} component="span">
        Có thể là đơn này
      </FormLabel>
      <RadioGroup aria-labelledby={labelId} value={value} onChange={(_, code) => onChoose(code)}>
        {suggestions.map((suggestion) => (
          <FormControlLabel
            key={suggestion.order.id}
            value={suggestion.order.orderCode}
            control={<Radio />}
            label={<OrderLabel suggestion={suggestion} amount={amount} />}
            sx={{
              alignItems: "flex-start",
              paddingBlock: 1,
              marginRight: 0,
              "& .MuiFormControlLabel-label": { flex: 1 },
            }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

function OrderLabel({ suggestion, amount }: { suggestion: Suggestion; amount: number }) {
  const { orderCode, personName, email, price, title, createdAt } = suggestion.order;
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography sx={{ fontWeight: 500 }}>{orderCode}</Typography>
        <StateChip order={suggestion.order} />
      </Stack>
      <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
        {personName || email} · {title}, {money(price)}
        {price !== amount && ` (${amount < price ? "thiếu" : "dư"} ${money(Math.abs(amount - price))})`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Đặt {dateAndTime(createdAt)}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 0.5 }}>
        {listSigns(suggestion).map((sign) => (
          <Chip key={sign} size="small" color="success" variant="outlined" label={sign} />
        ))}
      </Stack>
    </Stack>
  );
}
