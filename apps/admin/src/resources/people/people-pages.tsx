import { Route, Routes } from "react-router";
import { ImportMembers } from "./import-members.tsx";
import { OnePerson } from "./one-person.tsx";
import { PeopleList } from "./people-list.tsx";

export const PeoplePages = () => (
  <Routes>
    <Route index element={<PeopleList />} />
    <Route path="import" element={<ImportMembers />} />
    <Route path=":id" element={<OnePerson />} />
  </Routes>
);
