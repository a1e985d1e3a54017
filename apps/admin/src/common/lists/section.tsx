import { Card, CardContent, Stack, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Section({ title, action, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Stack
          direction="row"
          sx={{
            alignItems: "center",
            justifyContent: "space-between",
            flexWrap: "wrap",
            gap: 1,
            marginBottom: 1.5,
          }}
        >
          <Typography id={id} variant="h6" component="h2">
            {title}
          </Typography>
          {action}
        </Stack>
        {children}
      </CardContent>
    </Card>
  );
}

/** Lines of such a part, or a word for none. */
export function Lines<T>({
  rows,
  none,
  children,
}: {
  rows: readonly T[];
  none: string;
  children: (row: T, at: number) => ReactNode;
}) {
  if (rows.length === 0) return <Typography color="text.secondary">{none}</Typography>;
  return (
    <Stack
      component="ul"
      sx={{
        listStyle: "none",
        margin: 0,
        padding: 0,
        "& > li": { paddingBlock: 1, borderTop: 1, borderColor: "divider", overflowWrap: "anywhere" },
        "& > li:first-of-type": { borderTop: 0 },
      }}
    >
      {rows.map(children)}
    </Stack>
  );
}
