/** Letters and digits that are not confused on paper: one case, no 0 O 1 I L. */
export const BACKUP_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/** As hard to guess as the ten signs of both cases that the library would make. */
export const BACKUP_LENGTH = 12;
const CODES = 10;

/** Returns the ten backup codes of an account. `random` returns a whole number below its argument. */
export function newBackupCodes(random: (below: number) => number) {
  const sign = () => BACKUP_SIGNS[random(BACKUP_SIGNS.length)];
  return Array.from({ length: CODES }, () =>
    inGroups(Array.from({ length: BACKUP_LENGTH }, sign).join("")),
  );
}

/** A backup code as it is shown and stored: in groups of four. */
export function inGroups(signs: string) {
  return signs.replace(/(.{4})(?=.)/g, "$1-");
}
