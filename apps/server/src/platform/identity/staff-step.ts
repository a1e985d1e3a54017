/**
 * Claims of staff without their second factor: has_role and is_staff of the database read this, and treat them as a
 * member.
 */
export const withoutStaffRights = <C extends object>(claims: C): C & { staff_step: "missing" } => ({
  ...claims,
  staff_step: "missing",
});
