import { useOffice } from '../base/office.ts'

/** Types of documents and their fields in words; what has none keeps its own name. */
export function useDocumentWords(): { typeName: (type: string) => string; fieldName: (field: string) => string } {
  const { t, has } = useOffice().texts
  const word = (key: string, name: string) => (has(key) ? t(key) : name)
  return {
    typeName: (type) => word(`office-queues.document.types.${type}`, type),
    fieldName: (field) => word(`office-queues.document.fields.${field}`, field),
  }
}
