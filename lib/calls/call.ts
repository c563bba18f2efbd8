import type { z } from "zod/mini";
import type { ErrorCode } from "./errors";

/**
 * Who may make a call: a "guest" is known by cookie and given one when new, a "dj" is signed in, a "holder" is
 * a DJ whose account is theirs to change.
 */
export type Who = "anyone" | "guest" | "dj" | "holder";

/** What an answer carries: JSON of a schema, another media type, or nothing. */
export type Content = z.ZodMiniType | `${string}/${string}` | null;

/** One call of the HTTP API, declared once: its route, its hook and the OpenAPI document all read it here. */
export type Call = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** In the notation of OpenAPI: `/api/events/{code}`. */
  readonly path: `/${string}`;
  readonly who: Who;
  /** One short sentence: the browser loads it too. */
  readonly does: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** By status. A call that also answers 303 takes its body as a plain form, too. */
  readonly answers: Readonly<Record<number, Content>>;
  /** Error codes of its own, besides those that follow from `who`, `params`, `query` and `body`. */
  readonly fails?: readonly ErrorCode[];
};

/** A noun's calls, by what they do. */
export type Calls = Readonly<Record<string, Call>>;

/** The parts of an address, as the other side reads them: a page is a number. */
type Parts<S extends z.ZodMiniType> = {
  [K in keyof z.input<S>]: K extends keyof z.output<S> ? z.output<S>[K] : never;
};

type Params<C extends Call> = C extends { readonly params: infer S extends z.ZodMiniObject }
  ? { params: Parts<S> }
  : unknown;
type Query<C extends Call> = C extends { readonly query: infer S extends z.ZodMiniObject }
  ? { query: Parts<S> }
  : unknown;
type Body<C extends Call> = C extends { readonly body: infer S extends z.ZodMiniType }
  ? { body: z.input<S> }
  : unknown;

/** What is said of a call that is only known while the program runs. */
type AnyInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** What a call is addressed and sent with: just what it declares. */
export type AddressInput<C extends Call> = Call extends C ? AnyInput : Params<C> & Query<C>;
export type CallInput<C extends Call> = Call extends C ? AnyInput : AddressInput<C> & Body<C>;

/** Required exactly where a call declares input. */
export type Argument<Input> = unknown extends Input
  ? []
  : Partial<Input> extends Input
    ? [input?: Input]
    : [input: Input];

type Data<A> = A extends z.ZodMiniType ? z.output<A> : A extends string ? string : undefined;
type Succeeded<S> = S extends number ? (`${S}` extends `2${string}` ? S : never) : never;

/** What a call that has succeeded answers. */
export type AnswerOf<C extends Call> = C extends Call
  ? Data<C["answers"][Succeeded<keyof C["answers"]>]>
  : never;
