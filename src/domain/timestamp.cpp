// stub, replaced by its author
