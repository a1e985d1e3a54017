import FilterList from "@mui/icons-material/FilterListOutlined";
import { Box, Button, Collapse, Stack, TextField } from "@mui/material";
import { useCallback, useId, useState } from "react";
import { SelectField } from "../../../common/forms/select-field.tsx";
import { ChoiceChips } from "../../../common/lists/choice-chips.tsx";
import { SearchBox } from "../../../common/lists/search-box.tsx";
import { KINDS } from "../labels.ts";
import type { OrderFilterValues } from "./use-order-filters.ts";

const STATES = [
  { value: "waiting", label: "Đang chờ" },
  { value: "CONFIRMING", label: "Chờ xác nhận" },
  { value: "PENDING", label: "Chờ thanh toán" },
  { value: "VERIFIED", label: "Đã xác nhận" },
  { value: "refunded", label: "Có hoàn tiền" },
  { value: "expired", label: "Hết hạn" },
  { value: "cancelled", label: "Đã hủy" },
  { value: "rejected", label: "Bị từ chối" },
  { value: "all", label: "Tất cả" },
];

const KIND_OPTIONS: readonly (readonly [string, string])[] = Object.entries(KINDS);

/** On a phone the states stay at the lower edge, where the hand that scrolls reaches them. */
const UNDER_THE_THUMB = {
  position: { xs: "fixed", sm: "static" },
  insetInline: 0,
  bottom: 0,
  zIndex: 2,
  paddingInline: { xs: 1.5, sm: 0 },
  paddingBottom: { xs: "env(safe-area-inset-bottom)", sm: 0 },
  borderTop: { xs: 1, sm: 0 },
  borderColor: { xs: "divider", sm: "transparent" },
  backgroundColor: { xs: "background.paper", sm: "transparent" },
} as const;

interface Props {
  filters: OrderFilterValues;
  setFilter(name: keyof OrderFilterValues, value: string): void;
}

export function OrderFilters({ filters, setFilter }: Props) {
  const moreId = useId();
  const [isOpen, setOpen] = useState(Boolean(filters.kind || filters.from || filters.to));
  const onSearch = useCallback((q: string) => setFilter("q", q), [setFilter]);
  return (
    <Stack sx={{ gap: 0.5 }}>
      <SearchBox label="Tìm mã đơn, tên hoặc email" value={filters.q} onSearch={onSearch} />
      <Box sx={UNDER_THE_THUMB}>
        <ChoiceChips
          label="Trạng thái"
          options={STATES}
          value={filters.state}
          onChange={(state) => setFilter("state", state)}
        />
      </Box>
      <Button
        startIcon={<FilterList />}
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setOpen(!isOpen)}
        sx={{ alignSelf: "flex-start" }}
      >
        Loại và ngày đặt
      </Button>
      <Collapse in={isOpen} id={moreId}>
        <Stack direction={{ xs: "column", sm: "row" }} sx={{ columnGap: 1 }}>
          <SelectField
            label="Loại"
            all="Mọi loại"
            value={filters.kind}
            options={KIND_OPTIONS}
            onChange={(kind) => setFilter("kind", kind)}
          />
          {(["from", "to"] as const).map((name) => (
            <TextField
              key={name}
              type="date"
              label={name === "from" ? "Đặt từ ngày" : "Đến ngày"}
              value={filters[name]}
              onChange={({ target }) => setFilter(name, target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          ))}
        </Stack>
      </Collapse>
    </Stack>
  );
}
