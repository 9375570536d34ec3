export function customFieldsPath(firmId: string): string {
  return `/firms/${firmId}/settings/custom-fields`
}
