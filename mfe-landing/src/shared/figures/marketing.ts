/** The specification's hard-coded marketing figures (section 9). Shown with 'illustrative figures' beside them. */
export const marketing = { members: 47_291, online: 1_247, archetypesToday: 423, newToday: 100 };
