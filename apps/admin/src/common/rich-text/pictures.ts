import { Image, type ImageOptions } from "@tiptap/extension-image";
import { ReactNodeViewRenderer } from "@tiptap/react";
import { RemotePicture, type RemotePictureOptions } from "./remote-picture.tsx";

/** Pictures of our own storage; others are remote. */
export const isOwnAddress = (address: unknown): boolean =>
  typeof address === "string" && /^\/(?!\/)/.test(address);

/** A changed address is drawn again. */
const renderRemote = ReactNodeViewRenderer(RemotePicture, {
  update({ oldNode, newNode, updateProps }) {
    if (oldNode.attrs.src !== newNode.attrs.src) return false;
    updateProps();
    return true;
  },
});

/** Pictures in the text; a remote one shows its own placeholder. */
export const createPictures = (options: RemotePictureOptions) =>
  Image.extend<ImageOptions & RemotePictureOptions>({
    addNodeView: () => (props) => {
      if (!isOwnAddress(props.node.attrs.src)) return renderRemote(props);
      const dom = document.createElement("img");
      for (const [name, value] of Object.entries(props.HTMLAttributes)) {
        if (value !== null && value !== undefined) dom.setAttribute(name, String(value));
      }
      return { dom };
    },
  }).configure({ allowBase64: false, ...options });
