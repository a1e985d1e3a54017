import type { CampaignStatus } from "@bentrong/contract/staff-newsletter";
import { dateAndTime } from "@bentrong/format/dates";
import { DataTable, SelectInput } from "react-admin";
import { RowList } from "../../common/lists/row-list.tsx";
import { STATUSES, StatusChip } from "./status-chip.tsx";

interface Row {
  id: number;
  subject: string;
  status: CampaignStatus;
  scheduledAt: string | null;
  endedAt: string | null;
  updatedAt: string;
}

const COLUMNS = "id,subject,status,scheduledAt,endedAt,createdAt,updatedAt";
const FILTERS = [<SelectInput key="status" source="status" choices={STATUSES} />];

const when = ({ endedAt, updatedAt }: Row): string =>
  endedAt ? `Xong lúc ${dateAndTime(endedAt)}` : `Sửa lần cuối ${dateAndTime(updatedAt)}`;

/** No delete in this list: sent campaigns stay, and a draft is deleted on its own page. */
export const CampaignList = () => (
  <RowList<Row>
    sort={{ field: "createdAt", order: "DESC" }}
    columns={COLUMNS}
    searchIn={["subject"]}
    filters={FILTERS}
    bulkActions={false}
    card={{ title: ({ subject }) => subject, text: when, aside: (row) => <StatusChip of={row} /> }}
  >
    <DataTable.Col source="subject" />
    <DataTable.Col<Row> source="status" render={(row) => <StatusChip of={row} />} />
    <DataTable.Col<Row> source="updatedAt" render={when} />
  </RowList>
);
