import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "@swc/core";

type Node = { type?: string; [key: string]: unknown };
/** The namespace of each translator in reach, by its name. */
type Scope = ReadonlyMap<string, string>;

/** Returns the keys of all messages that are the text of a button or of a link that looks like one; `*` stands for a part that varies. */
export function buttonLabels() {
  const files = readdirSync("components", { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!\.test)\.tsx$/.test(name),
  );
  const options = { syntax: "typescript", tsx: true, target: "es2022" } as const;
  const keys = files.flatMap((name) => {
    const tree = parseSync(readFileSync(`components/${name}`, "utf8"), options);
    return labelsIn(tree as unknown as Node, new Map());
  });
  return [...new Set(keys)].sort();
}

function labelsIn(node: Node, around: Scope): string[] {
  const scope = node.stmts ? withTranslators(node, around) : around;
  const own = node.type === "JSXElement" && /^Button(Link)?$/.test(String(nameOf(node)));
  const shown = own ? childrenOf(node.children).flatMap((child) => keysIn(child, scope)) : [];
  return [...shown, ...childrenOf(node).flatMap((child) => labelsIn(child, scope))];
}

function nameOf({ opening }: Node) {
  return ((opening as Node).name as Node).value;
}

function childrenOf(value: unknown): Node[] {
  if (!value || typeof value !== "object") return [];
  const values = Array.isArray(value) ? value : Object.values(value);
  return values.filter((child) => child && typeof child === "object") as Node[];
}

/** Returns the first argument of a call; one without arguments is none that translates. */
function firstOf(given: unknown): Node {
  const [first = {}] = childrenOf(given);
  return (first.expression ?? {}) as Node;
}

/** Adds `const t = useTranslations("…")` of a function's body. */
function withTranslators(block: Node, around: Scope): Scope {
  const scope = new Map(around);
  for (const statement of childrenOf(block.stmts)) {
    for (const { id, init } of childrenOf(statement.declarations)) {
      const { callee, arguments: given } = (init ?? {}) as Node;
      if ((callee as Node)?.value !== "useTranslations") continue;
      scope.set(String((id as Node).value), String(firstOf(given).value));
    }
  }
  return scope;
}

/** The keys that translators are called with, except in attributes. */
function keysIn(node: Node, scope: Scope): string[] {
  if (node.type === "JSXAttribute") return [];
  const namespace =
    node.type === "CallExpression" && scope.get(String((node.callee as Node).value));
  if (namespace) {
    return literalsIn(firstOf(node.arguments)).map((key) => `${namespace}.${key}`);
  }
  return childrenOf(node).flatMap((child) => keysIn(child, scope));
}

/** The strings that an expression may be. */
function literalsIn(node: Node): string[] {
  if (node.type === "StringLiteral") return [String(node.value)];
  if (node.type === "TemplateLiteral") {
    return [
      childrenOf(node.quasis)
        .map(({ raw }) => raw)
        .join("*"),
    ];
  }
  if (node.type !== "ConditionalExpression") return [];
  return [node.consequent, node.alternate].flatMap((one) => literalsIn(one as Node));
}
