import {
  DragDropContext,
  Draggable,
  type DraggableProvided,
  Droppable,
  type DropResult,
  type ResponderProvided,
} from "@hello-pangea/dnd";
import ArrowDownward from "@mui/icons-material/ArrowDownward";
import ArrowUpward from "@mui/icons-material/ArrowUpward";
import DragIndicator from "@mui/icons-material/DragIndicator";
import { Box, IconButton, Stack, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useHost } from "../host/host-context.ts";
import { moved } from "./moved.ts";

export interface Entry {
  id: number;
  title: string;
  /** Address inside of the back office. */
  to: string;
  text?: ReactNode;
  /** At the end of the line. */
  aside?: ReactNode;
}

interface Props {
  /** Names the list: "Thứ tự các tập". */
  label: string;
  entries: readonly Entry[];
  /** Gets the ids as they stand and as they are wanted now. */
  onOrder(orders: { seen: number[]; wanted: number[] }): void;
  isSaving: boolean;
}

const HOW = "Nhấn phím cách để nhấc lên, mũi tên để dời, phím cách lần nữa để đặt xuống, Esc để thôi.";

/** Entries that are moved by dragging, by keys, or one step at a time. */
export function OrderedList({ label, entries, onOrder, isSaving }: Props) {
  const { styleNonce } = useHost();
  const move = (from: number, to: number) => {
    const seen = entries.map(({ id }) => id);
    onOrder({ seen, wanted: moved(seen, from, to) });
  };
  const place = (index: number) => `vị trí ${index + 1} trên ${entries.length}`;
  const drop = ({ source, destination }: DropResult, { announce }: ResponderProvided) => {
    announce(destination ? `Đã đặt xuống ở ${place(destination.index)}.` : "Đã để lại chỗ cũ.");
    if (destination && destination.index !== source.index) move(source.index, destination.index);
  };
  return (
    <DragDropContext
      {...(styleNonce && { nonce: styleNonce })}
      dragHandleUsageInstructions={HOW}
      onDragStart={({ source }, { announce }) => announce(`Đã nhấc lên từ ${place(source.index)}.`)}
      onDragUpdate={({ destination }, { announce }) =>
        announce(destination ? `Đang ở ${place(destination.index)}.` : "Đang ở ngoài danh sách.")
      }
      onDragEnd={drop}
    >
      <Droppable droppableId={label}>
        {(list) => (
          <Box
            component="ol"
            ref={list.innerRef}
            {...list.droppableProps}
            aria-label={label}
            aria-busy={isSaving}
            sx={{ margin: 0, padding: 0, listStyle: "none" }}
          >
            {entries.map((entry, index) => (
              <Draggable
                key={entry.id}
                draggableId={String(entry.id)}
                index={index}
                isDragDisabled={isSaving}
              >
                {(provided) => (
                  <Line entry={entry} provided={provided}>
                    <Step
                      label={`Đưa “${entry.title}” lên`}
                      icon={<ArrowUpward fontSize="small" />}
                      disabled={isSaving || index === 0}
                      onClick={() => move(index, index - 1)}
                    />
                    <Step
                      label={`Đưa “${entry.title}” xuống`}
                      icon={<ArrowDownward fontSize="small" />}
                      disabled={isSaving || index === entries.length - 1}
                      onClick={() => move(index, index + 1)}
                    />
                  </Line>
                )}
              </Draggable>
            ))}
            {list.placeholder}
          </Box>
        )}
      </Droppable>
    </DragDropContext>
  );
}

interface StepProps {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  onClick(): void;
}

const Step = ({ label, icon, disabled, onClick }: StepProps) => (
  <IconButton aria-label={label} disabled={disabled} onClick={onClick}>
    {icon}
  </IconButton>
);

interface LineProps {
  entry: Entry;
  provided: DraggableProvided;
  children: ReactNode;
}

const Line = ({ entry: { title, to, text, aside }, provided, children }: LineProps) => (
  <Box
    component="li"
    ref={provided.innerRef}
    {...provided.draggableProps}
    sx={{
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: 0.5,
      marginBottom: 1,
      border: "1px solid",
      borderColor: "divider",
      borderRadius: 2,
      backgroundColor: "background.paper",
    }}
  >
    <Box
      {...provided.dragHandleProps}
      aria-label={`Dời “${title}”`}
      sx={{ display: "grid", placeItems: "center", width: 44, height: 44, color: "text.secondary" }}
    >
      <DragIndicator />
    </Box>
    <Box sx={{ flex: "1 1 150px", minWidth: 0, paddingBlock: 1 }}>
      <Typography
        component={Link}
        to={to}
        sx={{ fontWeight: 500, color: "text.primary", overflowWrap: "anywhere" }}
      >
        {title}
      </Typography>
      {text && (
        <Typography component="div" variant="body2" color="textSecondary">
          {text}
        </Typography>
      )}
    </Box>
    <Stack direction="row" sx={{ marginLeft: "auto" }}>
      {children}
      {aside}
    </Stack>
  </Box>
);
