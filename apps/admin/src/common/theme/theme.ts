// The site's tokens as a theme of the interface library. Values are read from the document, so that there is one list.
import { defaultTheme, type RaThemeOptions } from "react-admin";
import { FieldRoot } from "./field-root.ts";

const TOUCH = 44;
const SANS = '"Be Vietnam Pro", "Be Vietnam Pro Fallback", system-ui, sans-serif';
const SERIF = '"Lora", "Lora Fallback", Georgia, serif';
/** Vietnamese stacks two marks on a letter. */
const LINE = 1.5;

const TRANSPARENT = { backgroundColor: "transparent" };

/** As wide as the form, and high enough for a thumb. */
const FIELD = { variant: "outlined", margin: "dense", size: "medium", fullWidth: true } as const;

/** `token`: the value of a design token ("paper") in the present theme. */
export function siteTheme(dark: boolean, token: (name: string) => string): RaThemeOptions {
  const heading = { fontFamily: SERIF, fontWeight: 500, lineHeight: 1.4 };
  return {
    ...defaultTheme,
    palette: {
      mode: dark ? "dark" : "light",
      primary: {
        main: dark ? token("wine-ink") : token("wine"),
        contrastText: dark ? token("paper") : token("on-wine"),
      },
      secondary: { main: token("sage"), contrastText: token("paper") },
      success: { main: token("sage"), contrastText: token("paper") },
      warning: { main: token("gold"), contrastText: token("paper") },
      error: { main: token("wine-ink"), contrastText: token("paper") },
      info: { main: token("sage"), contrastText: token("paper") },
      background: { default: token("paper"), paper: token("card") },
      text: { primary: token("ink"), secondary: token("ink-soft") },
      divider: token("line"),
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: SANS,
      // The faces that the site loads are 400 and 500.
      fontWeightBold: 500,
      fontWeightMedium: 500,
      body1: { lineHeight: LINE },
      body2: { fontSize: "0.9375rem", lineHeight: LINE },
      button: { textTransform: "none", fontWeight: 500, fontSize: "0.9375rem" },
      h1: heading,
      h2: heading,
      h3: heading,
      h4: heading,
      h5: heading,
      h6: { ...heading, fontSize: "1.25rem" },
    },
    sidebar: { width: 240, closedWidth: 56 },
    components: {
      ...defaultTheme.components,
      RaListToolbar: {
        styleOverrides: {
          root: {
            "&&": { ...TRANSPARENT, flexFlow: "row wrap", alignItems: "center", gap: 8, paddingBlock: 8 },
          },
        },
      },
      RaTopToolbar: {
        styleOverrides: {
          root: {
            "&&": { ...TRANSPARENT, flex: "0 0 auto", alignItems: "center", minHeight: TOUCH, padding: 0 },
          },
        },
      },
      RaFilterForm: {
        styleOverrides: {
          root: {
            "&&": { flex: "1 1 200px", width: "auto", minHeight: TOUCH, padding: 0, gap: 8 },
            "& .filter-field": { flex: "1 1 180px", maxWidth: 420 },
            "& .filter-field .MuiFormControl-root": { marginBlock: 0 },
          },
        },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: "none" } } },
      MuiCard: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { border: `1px solid ${token("line")}`, borderRadius: 14 } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true, size: "medium" },
        styleOverrides: { root: { minHeight: TOUCH, borderRadius: 999, paddingInline: 18 } },
      },
      MuiIconButton: { styleOverrides: { root: { minWidth: TOUCH, minHeight: TOUCH } } },
      MuiMenuItem: { styleOverrides: { root: { minHeight: TOUCH } } },
      MuiListItemButton: { styleOverrides: { root: { minHeight: TOUCH } } },
      MuiTableCell: { styleOverrides: { root: { borderColor: token("line") }, head: { fontWeight: 500 } } },
      MuiTextField: { defaultProps: FIELD },
      MuiFormControl: { defaultProps: { ...FIELD, component: FieldRoot } },
      // Wine on a tint of wine cannot be read at night.
      MuiToggleButton: { styleOverrides: { root: { "&&.Mui-selected": { color: token("ink") } } } },
      // The save button is at the lower edge: notifications appear above it.
      MuiSnackbar: { styleOverrides: { root: { "&&": { bottom: 84 } } } },
      MuiAppBar: {
        defaultProps: { elevation: 0, color: "default" },
        styleOverrides: {
          root: {
            backgroundColor: token("card"),
            color: token("ink"),
            borderBottom: `1px solid ${token("line")}`,
          },
        },
      },
    },
  };
}
