/** A copy of an object that lacks some names, for whoever asks for none of them. */
export function without<Value extends object>(value: Value, ...names: string[]): Value {
  const rest = { ...value }
  for (const name of names) Reflect.deleteProperty(rest, name)
  return rest
}
