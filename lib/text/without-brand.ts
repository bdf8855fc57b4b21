/** Returns a product's name without the brand that it begins with. Null if it begins otherwise. */
export function withoutBrand(name: string, brand: string | null): string | null {
  return brand && name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : null;
}
