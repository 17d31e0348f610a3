/**
 * The part of zod that contracts are written with. The shell shares this module with every remote, so that zod is in the page once:
 * it only ever grows (a remote that uses more than the live shell shares is refused at publishing).
 */
export {
  _default,
  array,
  boolean,
  email,
  enum,
  extend,
  gte,
  int,
  iso,
  lte,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  record,
  refine,
  regex,
  strictObject,
  string,
  toLowerCase,
  trim,
  unknown,
  uuid,
} from 'zod/mini';
export type { infer, input, output, ZodMiniType } from 'zod/mini';
