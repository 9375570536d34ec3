export function categoriesPath(firmId: string): string {
  return `/firms/${firmId}/item-categories`
}
