import { Alert, Button, Stack } from "@mui/material";
import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { useState } from "react";

export interface RemotePictureOptions {
  /** The picture is chosen in the text; another is to take its place. */
  onReplace(): void;
}

const getHost = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname : "trang khác";

/**
 * A picture of another site. Pages do not load it unless the operator allowed that site, which would learn who reads
 * what. The text shows a placeholder instead.
 */
export function RemotePicture({ editor, node, getPos, extension, deleteNode }: NodeViewProps) {
  const [isBlocked, setBlocked] = useState(false);
  const { src, alt } = node.attrs;
  const replace = () => {
    const at = getPos();
    if (at === undefined) return;
    editor.commands.setNodeSelection(at);
    (extension.options as RemotePictureOptions).onReplace();
  };
  return (
    <NodeViewWrapper contentEditable={false}>
      {isBlocked ? (
        <Alert severity="warning" sx={{ marginBlock: 2, "& .MuiAlert-message": { minWidth: 0 } }}>
          Ảnh này nằm ở {getHost(src)} nên người đọc sẽ không thấy. Bạn tải ảnh về máy rồi chọn tệp thay vào,
          hoặc bỏ ảnh đi nhé.
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap", marginTop: 1 }}>
            <Button variant="outlined" onClick={replace}>
              Chọn tệp ảnh
            </Button>
            <Button color="inherit" onClick={deleteNode}>
              Bỏ ảnh này
            </Button>
          </Stack>
        </Alert>
      ) : (
        <img src={src} alt={alt ?? ""} onError={() => setBlocked(true)} />
      )}
    </NodeViewWrapper>
  );
}
