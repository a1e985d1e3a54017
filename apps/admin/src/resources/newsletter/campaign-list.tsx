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

/** Nothing is removed from here: what was sent stays, and a draft is removed where one sees what it is. */
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
