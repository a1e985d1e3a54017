/**
 * The claims of somebody whose rights as staff wait for their second step: has_role and is_staff of the database read
 * this, and see a member.
 */
export const withoutStaffRights = <C extends object>(claims: C): C & { staff_step: "missing" } => ({
  ...claims,
  staff_step: "missing",
});
