import { PersonDetails } from "@bentrong/contract/staff-people";
import { dateAndTime, shortDate } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import { Button, Card, CardContent, Link as Look, Stack, Typography } from "@mui/material";
import { Title } from "react-admin";
import { Link, useParams } from "react-router";
import { useApiQuery } from "../../common/api/use-api-query.ts";
import { Facts } from "../../common/lists/facts.tsx";
import { QueryBoundary } from "../../common/lists/query-boundary.tsx";
import { Lines, Section } from "../../common/lists/section.tsx";
import { actionWords } from "../../common/text/log-words.ts";
import { REQUEST_KINDS } from "../../common/text/request-words.ts";
import { CONSENTS, orderWords, planWords } from "./labels.ts";
import { PersonActions } from "./person-actions.tsx";
import { PersonChips } from "./person-chips.tsx";

export function OnePerson() {
  const { id = "" } = useParams();
  const answer = useApiQuery(`/admin/person/${encodeURIComponent(id)}`, PersonDetails);
  return (
    <Stack spacing={2} sx={{ maxWidth: 1000, paddingTop: 2 }}>
      <Title title={answer.data?.person.name ?? "Thành viên"} />
      <Button component={Link} to="/person" sx={{ alignSelf: "flex-start" }}>
        ← Tất cả thành viên
      </Button>
      <QueryBoundary query={answer} height={700}>
        {(details) => <Details details={details} />}
      </QueryBoundary>
    </Stack>
  );
}

const Details = ({ details }: { details: PersonDetails }) => (
  <>
    <Overview details={details} />
    <Holdings details={details} />
    <History details={details} />
  </>
);

const Overview = ({ details: { person } }: { details: PersonDetails }) => (
  <Card>
    <CardContent>
      <Stack spacing={2}>
        <div>
          <Typography variant="h5" component="h2" sx={{ overflowWrap: "anywhere" }}>
            {person.name ?? "Chưa có tên"}
          </Typography>
          <Typography color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
            {person.email}
          </Typography>
        </div>
        <PersonChips person={person} />
        <Facts
          facts={[
            ["Gói", planWords(person)],
            ["Vào từ", dateAndTime(person.createdAt)],
            ["Gần nhất", person.lastSeenAt === null ? "Chưa đăng nhập" : dateAndTime(person.lastSeenAt)],
            ["Đã trả", `${money(person.paid)} (${person.orders} đơn)`],
            ["Cuộc trò chuyện", `${person.conversations} (chỉ có số, không ai đọc được)`],
          ]}
        />
        <PersonActions person={person} />
      </Stack>
    </CardContent>
  </Card>
);

const Holdings = ({ details: { memberships, orders, devices } }: { details: PersonDetails }) => (
  <>
    <Section title="Gói hội viên">
      <Lines rows={memberships} none="Chưa có gói nào.">
        {({ id, plan, startsAt, expiresAt, isGiven }) => (
          <li key={id}>
            {plan}
            {isGiven && " (được tặng)"}: {shortDate(startsAt)} đến{" "}
            {expiresAt === null ? "chưa kích hoạt" : shortDate(expiresAt)}
          </li>
        )}
      </Lines>
    </Section>
    <Section title="Đơn hàng">
      <Lines rows={orders} none="Chưa đặt gì.">
        {({ title, price, ...order }) => (
          <li key={order.id}>
            <Look component={Link} to={`/order/${order.id}`}>
              {title ?? "Đơn"} · {money(price)}
            </Look>{" "}
            · {orderWords(order)}
            <Typography variant="body2" color="text.secondary">
              {order.orderCode}, đặt {dateAndTime(order.createdAt)}
            </Typography>
          </li>
        )}
      </Lines>
    </Section>
    <Section title="Thiết bị đang đăng nhập">
      <Lines rows={devices} none="Không có thiết bị nào.">
        {({ id, name, createdAt, lastSeenAt }) => (
          <li key={id}>
            {name}
            <Typography variant="body2" color="text.secondary">
              Đăng nhập {dateAndTime(createdAt)}, thấy lần cuối {dateAndTime(lastSeenAt)}
            </Typography>
          </li>
        )}
      </Lines>
    </Section>
  </>
);

const History = ({ details: { consents, requests, actions } }: { details: PersonDetails }) => (
  <>
    <Section title="Những lần đồng ý và rút lại">
      <Lines rows={consents} none="Chưa trả lời câu nào.">
        {({ kind, given, version, createdAt }, at) => (
          <li key={`${at}-${createdAt}`}>
            {given ? "Đồng ý" : "Rút lại hoặc từ chối"}: {CONSENTS[kind] ?? kind} (phiên bản {version}),{" "}
            {dateAndTime(createdAt)}
          </li>
        )}
      </Lines>
    </Section>
    <Section title="Yêu cầu về dữ liệu">
      <Lines rows={requests} none="Chưa có yêu cầu nào.">
        {({ id, kind, receivedAt, completedAt }) => (
          <li key={id}>
            {REQUEST_KINDS[kind]}, nhận {dateAndTime(receivedAt)},{" "}
            {completedAt === null ? "đang mở" : `khép lại ${dateAndTime(completedAt)}`}
          </li>
        )}
      </Lines>
    </Section>
    <Section title="Đội ngũ đã làm gì với tài khoản này">
      <Lines rows={actions} none="Chưa làm gì.">
        {({ action, details, reason, at, by }, place) => (
          <li key={`${place}-${at}`}>
            {actionWords(action, details)}
            {reason !== null && `: ${reason}`}
            <Typography variant="body2" color="text.secondary">
              {by ?? "Một tài khoản đã xóa"}, {dateAndTime(at)}
            </Typography>
          </li>
        )}
      </Lines>
    </Section>
  </>
);
