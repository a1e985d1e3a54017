import Home from "@mui/icons-material/HomeOutlined";
import Logout from "@mui/icons-material/LogoutOutlined";
import { ListItemIcon, ListItemText, MenuItem } from "@mui/material";
import { forwardRef } from "react";
import { AppBar, LoadingIndicator, TitlePortal, UserMenu } from "react-admin";
import { useHost } from "../host/host-context.ts";

export const TopBar = () => (
  <AppBar
    alwaysOn
    toolbar={<LoadingIndicator />}
    userMenu={<AccountMenu />}
    sx={{
      "& .RaAppBar-toolbar": { minHeight: "56px" },
      "& .RaAppBar-title": { fontFamily: "Lora, Georgia, serif", fontSize: "1.25rem" },
      // The subject's name is written as it stands within a sentence.
      "& .RaAppBar-title > *:first-letter": { textTransform: "uppercase" },
    }}
  >
    <TitlePortal component="h1" className="RaAppBar-title" />
  </AppBar>
);

/** The account's name is on the button, and therefore part of its accessible name. */
function AccountMenu() {
  const { person } = useHost();
  return (
    <UserMenu label={person.name ? `Tài khoản: ${person.name}` : "Tài khoản"}>
      <ToSite />
      <SignOut />
    </UserMenu>
  );
}

/** Another document with rules of its own: never a step inside of this one. */
const ToSite = forwardRef<HTMLAnchorElement>((_, ref) => (
  <MenuItem ref={ref} component="a" href="/my-home">
    <ListItemIcon>
      <Home fontSize="small" />
    </ListItemIcon>
    <ListItemText>Về trang Bên Trong</ListItemText>
  </MenuItem>
));
ToSite.displayName = "ToSite";

const SignOut = forwardRef<HTMLLIElement>((_, ref) => {
  const { signOut } = useHost();
  return (
    <MenuItem ref={ref} onClick={signOut}>
      <ListItemIcon>
        <Logout fontSize="small" />
      </ListItemIcon>
      <ListItemText>Đăng xuất</ListItemText>
    </MenuItem>
  );
});
SignOut.displayName = "SignOut";
