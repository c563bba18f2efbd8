import type { z } from "zod/mini";
import type { ErrorCode } from "./errors";

/**
 * Who may make a call: a "guest" is known by a cookie and gets one if new, a "dj" is signed in, a "holder" is a
 * DJ who may change the account (not the shared demo account).
 */
export type Who = "anyone" | "guest" | "dj" | "holder";

/** The content of an answer: JSON of a schema, another media type, or nothing. */
export type Content = z.ZodMiniType | `${string}/${string}` | null;

/**
 * One call of the HTTP API, declared once. Its route, its hook and the OpenAPI document all use this
 * declaration.
 */
export type Call = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** In OpenAPI notation: `/api/events/{code}`. */
  readonly path: `/${string}`;
  readonly who: Who;
  /** One short sentence, because the browser loads it too. */
  readonly does: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** How large the body may be, where 64 KiB are too few. */
  readonly maxBytes?: number;
  /** By status. A call that answers 303 accepts its body as a plain form, too. */
  readonly answers: Readonly<Record<number, Content>>;
  /** Its own error codes, in addition to those that follow from `who`, `params`, `query` and `body`. */
  readonly fails?: readonly ErrorCode[];
};

/** A noun's calls by name. */
export type Calls = Readonly<Record<string, Call>>;

/** The parts of an address with their parsed types: a page is a number. */
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

/** The input of a call that is known only at run time. */
type AnyInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** The address input of a call: its params and its query, if declared. */
export type AddressInput<C extends Call> = Call extends C ? AnyInput : Params<C> & Query<C>;
export type CallInput<C extends Call> = Call extends C ? AnyInput : AddressInput<C> & Body<C>;

/** Required if and only if the call declares input. */
export type Argument<Input> = unknown extends Input
  ? []
  : Partial<Input> extends Input
    ? [input?: Input]
    : [input: Input];

type Data<A> = A extends z.ZodMiniType ? z.output<A> : A extends string ? string : undefined;
type Succeeded<S> = S extends number ? (`${S}` extends `2${string}` ? S : never) : never;

/** What a successful call answers. */
export type AnswerOf<C extends Call> = C extends Call
  ? Data<C["answers"][Succeeded<keyof C["answers"]>]>
  : never;
