import { Button, Card, Stack, Typography } from "@mui/material";
import { type ReactNode, useId, useState } from "react";

interface Line {
  /** Of the file. */
  line: number;
  outcome: string;
}

interface Props<L extends Line> {
  lines: readonly L[];
  groups: readonly { outcome: L["outcome"]; title: string }[];
  renderLine(line: L): ReactNode;
}

/** The lines of a file by what would become of them, in the order of the groups. */
export const LineGroups = <L extends Line>({ lines, groups, renderLine }: Props<L>) => (
  <>
    {groups.map(({ outcome, title }) => (
      <Group
        key={outcome}
        title={title}
        lines={lines.filter((line) => line.outcome === outcome)}
        renderLine={renderLine}
      />
    ))}
  </>
);

const SHOWN_AT_FIRST = 20;

type GroupProps<L extends Line> = Pick<Props<L>, "lines" | "renderLine"> & { title: string };

function Group<L extends Line>({ title, lines, renderLine }: GroupProps<L>) {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (lines.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: 2 }}>
      <Typography id={id} component="h2" variant="h6">
        {title} ({lines.length})
      </Typography>
      <Stack component="ul" sx={{ listStyle: "none", padding: 0, margin: 0, gap: 1, paddingTop: 1 }}>
        {lines.slice(0, showsAll ? lines.length : SHOWN_AT_FIRST).map((line) => (
          <li key={line.line}>{renderLine(line)}</li>
        ))}
      </Stack>
      {lines.length > SHOWN_AT_FIRST && !showsAll && (
        <Button onClick={() => setShowsAll(true)}>Xem cả {lines.length} dòng</Button>
      )}
    </Card>
  );
}
