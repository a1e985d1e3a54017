import { Box } from "@mui/material";
import { getSmallPicture } from "./small-picture.ts";

const WIDTH = 320;

interface Props {
  address: string;
  /** Pixels of the square that it fills; as wide as its place without. */
  size?: number;
}

/** A decorative picture: its name is beside it. */
export const Thumbnail = ({ address, size }: Props) => (
  <Box
    component="img"
    src={getSmallPicture(address, WIDTH)}
    alt=""
    loading="lazy"
    sx={{
      ...{ display: "block", objectFit: "cover", borderRadius: 1, backgroundColor: "action.hover" },
      ...(size ? { width: size, height: size } : { width: "100%", aspectRatio: "4 / 3" }),
    }}
  />
);
