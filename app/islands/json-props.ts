type Scalar = string | number | boolean | null | undefined

/**
 * `T` where it survives `JSON.stringify` and back, `never` where it does not: functions, dates,
 * maps, bigints and class instances with methods. Dates travel as ISO strings, money in minor units.
 */
export type Serializable<T> = T extends Scalar
  ? T
  : T extends bigint | symbol | ((...args: never[]) => unknown)
    ? never
    : T extends object
      ? { [Key in keyof T]: Serializable<T[Key]> }
      : never
