const statusByCode = {
  invalid_input: 400,
  signed_out: 401,
  forbidden: 403,
  requests_paused: 403,
  requests_closed: 403,
  not_in_library: 403,
  do_not_play: 403,
  explicit: 403,
  banned: 403,
  door_closed: 403,
  not_found: 404,
  wrong_method: 405,
  conflict: 409,
  already_played: 409,
  too_many: 409,
  too_large: 413,
  unsupported_type: 415,
  limit_reached: 429,
  too_fast: 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusByCode;
export const errorCodes = Object.keys(statusByCode) as [ErrorCode, ...ErrorCode[]];

export function isErrorCode(value: unknown): value is ErrorCode {
  return errorCodes.some((code) => code === value);
}

/** The invalid fields, each with its message keys. */
export type FieldErrors = Record<string, string[]>;

/** The same in every bundle. Next.js gives each its own copy of the class, for whose errors `instanceof` fails in others. */
const BRAND = Symbol.for("crowdcue.AppError");

type More = { fields?: FieldErrors; retryAfter?: number; found?: object };

/** The only error that a service throws on purpose. The code is also the message key under `errors`. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly [BRAND] = true;
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Whole seconds until the call may succeed; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** What a conflict is with; sent beside the error. */
  readonly found: object | undefined;

  constructor(code: ErrorCode, more: More = {}) {
    super(code);
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.found = more.found;
  }

  get status(): number {
    return statusByCode[this.code];
  }
}

/** Whether something thrown is an `AppError` of any bundle. */
export function isAppError(thrown: unknown): thrown is AppError {
  return Object(thrown)[BRAND] === true;
}
