import type { ReactNode } from "react";
import { SaveButton, Toolbar } from "react-admin";

/** Below a form. On a phone it stays at the lower edge, over what is written. */
export const FormToolbar = ({ children }: { children?: ReactNode }) => (
  <Toolbar
    sx={{
      ...{ justifyContent: "space-between", gap: 1, maxWidth: 760 },
      "&&": { backgroundColor: { xs: "background.paper", sm: "transparent" } },
      ...{ borderTop: { xs: "1px solid", sm: 0 }, borderColor: "divider", zIndex: 3 },
    }}
  >
    <SaveButton />
    {children}
  </Toolbar>
);
