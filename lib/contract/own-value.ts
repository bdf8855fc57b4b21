/**
 * Returns the value of an own property, or undefined. Names that come from data, such as a brand called `constructor`,
 * must not reach `Object.prototype`.
 */
export function ownValue<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
