import type { ImportField } from './columns'
import { servicePointImportFields } from './service-point-fields'

/** A field of an assignment that a file can have a column for. */
export type UserImportField = 'user' | 'client' | 'subclient' | 'servicePoint'

const headingsOf = (field: 'client' | 'subclient' | 'codeSol'): readonly string[] =>
  servicePointImportFields.find(({ name }) => name === field)?.headings ?? []

/** The fields of assignments in the order of a template, with the headings that mean them. (IMP-10, IMP-60) */
export const userImportFields: readonly ImportField<UserImportField>[] = [
  {
    name: 'user',
    required: true,
    headings: [
      'user',
      'user name',
      'username',
      'email',
      'e mail',
      'usuario',
      'nombre de usuario',
      'correo',
      'correo electronico',
      'benutzer',
      'benutzername',
      'utilizador',
      'nome de utilizador',
    ],
  },
  { name: 'client', required: true, headings: headingsOf('client') },
  { name: 'subclient', required: false, headings: headingsOf('subclient') },
  {
    name: 'servicePoint',
    required: false,
    headings: [
      ...headingsOf('codeSol'),
      'codigo de punto de servicio',
      'servicepunktcode',
      'codigo do ponto de servico',
    ],
  },
]
