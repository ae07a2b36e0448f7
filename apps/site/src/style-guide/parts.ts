/** The parts of the guide, in their order; each has its name and its sentence among the texts. */
export const parts = ['colours', 'type', 'space', 'motion', 'icons', 'components', 'flags', 'errors'] as const
