import type { PersonSummary } from "@bentrong/contract/staff-people";
import { RequestDialog } from "../../common/forms/request-dialog.tsx";

/** A request of this person, that came by letter or telephone. */
export const EnterRequest = ({ person, onClose }: { person: PersonSummary; onClose: () => void }) => (
  <RequestDialog person={{ id: person.id, email: person.email }} onClose={onClose} />
);
