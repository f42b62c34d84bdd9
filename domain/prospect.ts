/** How far a prospect has come (decision 37). */
export const PROSPECT_STAGES = ['new', 'contacted', 'offered', 'won', 'lost'] as const;
export type ProspectStage = (typeof PROSPECT_STAGES)[number];

export const STAGES_OVER: readonly ProspectStage[] = ['won', 'lost'];

/** Nothing is left to be done: the prospect is resolved with it. */
export const isStageOver = (stage: ProspectStage): boolean => STAGES_OVER.includes(stage);
