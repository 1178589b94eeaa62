import type { ImportFields } from './columns'
import { servicePointImportFields } from './service-point-fields'

/** A field of an assignment that a column of a file can contain. */
export type UserImportField = 'user' | 'client' | 'subclient' | 'servicePoint' | 'action'

const headingsOf = (field: 'client' | 'subclient' | 'codeSol'): readonly string[] =>
  servicePointImportFields.find(({ name }) => name === field)?.headings ?? []

/** The fields of assignments in the order of a template, with their headings. (IMP-10, IMP-60) */
export const userImportFields: ImportFields<UserImportField> = [
  {
    name: 'user',
    required: true,
    isCode: true,
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
  { name: 'client', required: true, isCode: true, headings: headingsOf('client') },
  { name: 'subclient', required: false, isCode: true, headings: headingsOf('subclient') },
  {
    name: 'servicePoint',
    required: false,
    isCode: true,
    headings: [
      ...headingsOf('codeSol'),
      'codigo de punto de servicio',
      'servicepunktcode',
      'codigo do ponto de servico',
    ],
  },
  {
    name: 'action',
    required: false,
    headings: ['action', 'add or remove', 'accion', 'aktion', 'acao', 'operacion', 'operacao'],
  },
]
