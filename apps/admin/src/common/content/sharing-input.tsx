import ExpandMore from "@mui/icons-material/ExpandMore";
import { Accordion, AccordionDetails, AccordionSummary, Typography } from "@mui/material";
import { maxLength, TextInput } from "react-admin";
import { PictureInput } from "../upload/picture-input.tsx";

const LONGEST_TITLE = 120;
const LONGEST_DESCRIPTION = 320;

/** Title, text and picture of a shared link. Folded, because empty fields are taken from the content. */
export const SharingInput = () => (
  <Accordion
    variant="outlined"
    disableGutters
    // The page's own title is the h1; MUI's default h3 would skip a level.
    slotProps={{ heading: { component: "h2" } }}
    // MUI rounds the first and the last of a row of siblings, which other fields are not.
    sx={{ width: "100%", marginY: 2, "&&": { borderRadius: 1 }, "&::before": { display: "none" } }}
  >
    <AccordionSummary expandIcon={<ExpandMore />}>
      <Typography>Khi chia sẻ và tìm kiếm</Typography>
    </AccordionSummary>
    <AccordionDetails>
      <TextInput
        source="seoTitle"
        validate={maxLength(LONGEST_TITLE)}
        helperText="Để trống thì dùng tên. Trang tìm kiếm thường chỉ hiện chừng 60 ký tự đầu."
      />
      <TextInput
        source="seoDescription"
        multiline
        minRows={2}
        validate={maxLength(LONGEST_DESCRIPTION)}
        helperText="Để trống thì lấy những câu đầu. Chừng 160 ký tự là vừa."
      />
      <PictureInput
        source="shareImage"
        helperText="Để trống thì dùng ảnh bìa. Ảnh được cắt về khổ 1200×630."
      />
    </AccordionDetails>
  </Accordion>
);
