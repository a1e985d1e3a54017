import { Box, Checkbox, List, ListItem, ListItemButton, Skeleton, Typography } from "@mui/material";
import type { ReactElement, ReactNode } from "react";
import { type RaRecord, useCreatePath, useListContext, useResourceContext } from "react-admin";
import { Link } from "react-router";
import { ChosenBar } from "./chosen-bar.tsx";
import { NothingFound } from "./nothing-found.tsx";

/** Texts of a row on a narrow screen, in place of columns. */
export interface CardTexts<R> {
  /** Before the words. */
  picture?(row: R): ReactNode;
  title(row: R): ReactNode;
  text?(row: R): ReactNode;
  aside?(row: R): ReactNode;
}

interface Props<R> extends CardTexts<R> {
  leadTo: "edit" | "show" | false;
  /** Actions for several chosen rows; `false` when rows cannot be chosen. */
  bulkActions: ReactElement | false;
}

const WAITING = ["first", "second", "third", "fourth", "fifth"];

/** The rows of a list on a narrow screen. */
export function Cards<R extends RaRecord>({ leadTo, bulkActions, ...texts }: Props<R>) {
  const { data, isPending, selectedIds, onToggleItem } = useListContext<R>();
  if (isPending) return <WaitingWork />;
  if (!data?.length) return <NothingFound />;
  return (
    <List disablePadding>
      {bulkActions && selectedIds.length > 0 && (
        <ChosenBar count={selectedIds.length}>{bulkActions}</ChosenBar>
      )}
      {data.map((row, index) => (
        <ListItem
          key={row.id}
          disablePadding
          divider={index < data.length - 1}
          sx={{ alignItems: "flex-start" }}
        >
          {bulkActions && (
            <Checkbox
              checked={selectedIds.includes(row.id)}
              onChange={() => onToggleItem(row.id)}
              slotProps={{ input: { "aria-labelledby": `card-${row.id}` } }}
              sx={{ width: 44, height: 48, marginRight: -1.5 }}
            />
          )}
          {leadTo ? (
            <LinkTo row={row} view={leadTo}>
              <CardBody row={row} {...texts} />
            </LinkTo>
          ) : (
            <Box sx={{ padding: 2, width: "100%" }}>
              <CardBody row={row} {...texts} />
            </Box>
          )}
        </ListItem>
      ))}
    </List>
  );
}

function LinkTo({ row, view, children }: { row: RaRecord; view: "edit" | "show"; children: ReactNode }) {
  const resource = useResourceContext() ?? "";
  const to = useCreatePath()({ resource, id: row.id, type: view });
  return (
    <ListItemButton component={Link} to={to}>
      {children}
    </ListItemButton>
  );
}

function CardBody<R extends RaRecord>({ row, picture, title, text, aside }: CardTexts<R> & { row: R }) {
  return (
    <Box sx={{ display: "flex", width: "100%", gap: 1.5, alignItems: "flex-start", minWidth: 0 }}>
      {picture?.(row)}
      <Box sx={{ flex: "1 1 auto", minWidth: 0 }}>
        <Typography id={`card-${row.id}`} sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
          {title(row)}
        </Typography>
        {text && (
          <Typography component="div" variant="body2" color="textSecondary">
            {text(row)}
          </Typography>
        )}
      </Box>
      {aside && <Box sx={{ flex: "none", paddingTop: "2px" }}>{aside(row)}</Box>}
    </Box>
  );
}

const WaitingWork = () => (
  <List disablePadding aria-hidden="true">
    {WAITING.map((which) => (
      <ListItem key={which} sx={{ display: "block" }}>
        <Skeleton width="80%" height={28} />
        <Skeleton width="50%" height={24} />
      </ListItem>
    ))}
  </List>
);
