import { BACKUP_SIGNS, inGroups, newBackupCodes } from "./backup-codes";

test("an account has ten codes of twelve signs, in groups of four", () => {
  let count = 0;
  const asked: number[] = [];
  const codes = newBackupCodes((below) => {
    asked.push(below);
    count += 1;
    return (count - 1) % below;
  });
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect(codes[0]).toBe("ABCD-EFGH-JKMN");
  expect(new Set(asked)).toEqual(new Set([BACKUP_SIGNS.length]));
});

test("no sign looks like another on paper", () => {
  expect(BACKUP_SIGNS).toBe("ABCDEFGHJKMNPQRSTUVWXYZ23456789");
});

test("a group that is not full ends a code, and a full one has nothing behind it", () => {
  expect([inGroups("ABCDEF"), inGroups("ABCD"), inGroups("")]).toEqual(["ABCD-EF", "ABCD", ""]);
});
